import { createHash } from 'node:crypto';
import type { Database, UserDb } from '#db/pool.ts';
import {
  type AssistantUsage,
  answerContext,
  findAssistantAnswer,
  getAssistantUsage,
  recordAssistantCall,
  reserveAssistantCall,
  saveAssistantAnswer,
} from '#db/repositories/assistant.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { getLocalDay } from '#db/repositories/user-dates.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { LanguageModel, ModelAnswer } from '#ports/language-model.ts';
import type { ModelPrompt } from '#ports/mail-reader.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import type { Clock, SecretBox } from '#ports/system.ts';
import type { Logger } from '../logger.ts';
import { createBreaker } from './breaker.ts';

/** The outcome of a question. `nothing`: no data left this machine, and asking more is pointless now. */
export type Asked =
  | { readonly outcome: 'nothing' }
  | { readonly outcome: 'failed'; readonly bytesSent: number }
  | { readonly outcome: 'answered'; readonly text: string; readonly bytesSent: number };

/** The only path by which email text may leave this server: with the user's consent and within the daily budget. */
export interface AssistantService {
  readonly model: string;
  readonly host: string;
  readonly callsMax: number;
  ask(userId: string, question: ModelPrompt): Promise<Asked>;
  usageToday(db: UserDb): Promise<AssistantUsage>;
}

export interface AssistantOptions {
  readonly db: Database;
  readonly model: LanguageModel;
  readonly clock: Clock;
  readonly secretBox: SecretBox;
  readonly logger: Logger;
  readonly callsMax: number;
  /** US dollars per million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
}

export function createAssistant(options: AssistantOptions): AssistantService {
  const { db, model, clock, secretBox, logger, callsMax, prices } = options;
  const breaker = createBreaker();

  /** Checks the user's current consent, then the cache, then the daily budget, and charges the call to that budget. */
  const prepare = (userId: string, hash: string): Promise<Asked | { readonly day: CivilDate }> =>
    db.withUser(userId, async (user) => {
      const { privacySettings } = await ensureProfile(user);
      if (!privacySettings.thirdPartySharing) return { outcome: 'nothing' };
      const sealed = await findAssistantAnswer(user, hash);
      if (sealed) {
        const text = secretBox.open(sealed, answerContext(userId, hash));
        return { outcome: 'answered', text, bytesSent: 0 };
      }
      if (breaker.isOpen(clock.now())) return { outcome: 'nothing' };
      const day = await getLocalDay(user, clock.now());
      return (await reserveAssistantCall(user, day, callsMax)) ? { day } : { outcome: 'nothing' };
    });

  return {
    model: model.name,
    host: model.host,
    callsMax,
    async ask(userId, question) {
      const hash = hashOf(model.name, question);
      const prepared = await prepare(userId, hash);
      if ('outcome' in prepared) return prepared;
      const bytesSent = Buffer.byteLength(question.document);
      const answer = await complete(question);
      await db.withUser(userId, async (user) => {
        await recordAssistantCall(user, prepared.day, { bytesSent, ...costOf(answer, prices) });
        if (answer)
          await saveAssistantAnswer(user, hash, secretBox.seal(answer.text, answerContext(userId, hash)));
      });
      return answer
        ? { outcome: 'answered', text: answer.text, bytesSent }
        : { outcome: 'failed', bytesSent };
    },
    usageToday: async (user) => getAssistantUsage(user, await getLocalDay(user, clock.now())),
  };

  async function complete(question: ModelPrompt): Promise<ModelAnswer | null> {
    try {
      const answer = await model.complete(question);
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      breaker.failed(clock.now());
      logger.warn({ code: error.code }, 'the language model gave no answer');
      return null;
    }
  }
}

function costOf(answer: ModelAnswer | null, prices: AssistantOptions['prices']) {
  const { inputTokens = 0, outputTokens = 0 } = answer ?? {};
  // One dollar per million tokens is one millionth of a dollar per token.
  const costMicros = Math.ceil(inputTokens * prices.input + outputTokens * prices.output);
  return { inputTokens, outputTokens, costMicros };
}

function hashOf(model: string, { promptVersion, document }: ModelPrompt): string {
  return createHash('sha256')
    .update(JSON.stringify([model, promptVersion, document]))
    .digest('hex');
}
