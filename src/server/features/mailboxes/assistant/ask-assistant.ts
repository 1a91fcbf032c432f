import type { ExtractedEmail, ReaderContext } from '#ports/mail-reader.ts';
import type { Asked, AssistantService } from '../../../lib/assistant/assistant.ts';
import type { Services } from '../../../lib/services.ts';
import { ReadingRefused } from '../../../reading/reader-pool.ts';

interface Outcome {
  /** Null if the email was not worth a question. */
  readonly asked: Asked | null;
  /** The new reading, if the answer improved it. */
  readonly helped: ExtractedEmail | null;
}

/**
 * Asks the model about one email if the reader has a question worth asking, then reads the email again with the answer.
 */
export async function askAssistant(
  services: Services,
  assistant: AssistantService,
  about: { readonly userId: string; readonly raw: Uint8Array; readonly context: ReaderContext },
): Promise<Outcome> {
  const { userId, raw, context } = about;
  const owner = { userId, lane: 'background' } as const;
  try {
    const { question } = await services.readers.run('askAboutEmail', raw, { context }, owner);
    if (!question) return { asked: null, helped: null };
    const asked = await assistant.ask(userId, question);
    if (asked.outcome !== 'answered') return { asked, helped: null };
    const answered = { context, answer: asked.text };
    const { mail: message, isHelped } = await services.readers.run('applyAnswer', raw, answered, owner);
    return { asked, helped: isHelped ? message : null };
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    return { asked: null, helped: null };
  }
}
