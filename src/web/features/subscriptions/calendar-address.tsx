import type { ReactNode } from 'react';
import { texts } from '../../texts/en/calendar-feed.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/fields/field.tsx';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

interface CalendarAddressProps {
  readonly url: string;
  /** Buttons that change the address. */
  readonly children: ReactNode;
}

/** A new calendar address, to copy or open in a calendar program. */
export function CalendarAddress({ url, children }: CalendarAddressProps) {
  const isLocal = LOOPBACK.includes(new URL(url).hostname);
  return (
    <div className="grid gap-3">
      <Field
        label={texts.address}
        hint={texts.once}
        readOnly
        value={url}
        className="[&_input]:font-mono [&_input]:text-13"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap justify-between gap-3">
        <div className="flex flex-wrap gap-3">
          <CopyButton text={url} variant="primary" />
          {/* Calendar programs open this scheme; the server answers the address itself. */}
          <a
            className="btn"
            data-variant="secondary"
            data-size="medium"
            href={url.replace(/^https?:/, 'webcal:')}
          >
            {texts.open}
          </a>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      <p className="text-13 text-muted">{isLocal ? texts.localOnly : texts.howTo}</p>
    </div>
  );
}
