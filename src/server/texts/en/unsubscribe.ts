import { APP_NAME } from '../../lib/config.ts';
import type { UnsubscribeScope } from '../mail-words.ts';

const UNSUBSCRIBING: Readonly<Record<UnsubscribeScope, { title: string; done: string; still: string }>> = {
  weekly: {
    title: 'Turn off weekly reports?',
    done: 'Weekly reports are off.',
    still: `Other notifications stay on. You can turn reports back on in ${APP_NAME}.`,
  },
  email: {
    title: 'Turn off email notifications?',
    done: 'Email notifications are off.',
    still: `Notifications still appear in ${APP_NAME}. You can turn emails back on there.`,
  },
  news: {
    title: 'Turn off marketing emails?',
    done: 'Marketing emails are off.',
    still: `Other emails stay as they are. You can turn news back on in ${APP_NAME}.`,
  },
};

/** The page behind the unsubscribe link. */
export const texts = {
  of: (scope: UnsubscribeScope) => UNSUBSCRIBING[scope],
  confirm: 'Turn off',
  settings: 'Settings',
  invalid: {
    title: 'This link is incomplete.',
    detail: 'Nothing changed. Open Settings to change your notifications.',
  },
};
