import OpenAI, {
  APIConnectionError,
  APIError,
  AuthenticationError,
  BadRequestError,
  PermissionDeniedError,
  RateLimitError,
} from 'openai';
import type { LanguageModel, ModelAnswer, ModelRequest } from '#ports/language-model.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { callsFor } from '../system/outgoing-calls.ts';

export interface OpenAiCompatibleOptions {
  /** URL including the version, such as `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Null for self-hosted endpoints without a key. */
  readonly apiKey: string | null;
}

const TIMEOUT_MS = 20_000;
const TRIES_AGAIN = 2;
const OUTPUT_TOKENS_MAX = 1_500;

/**
 * Any endpoint with OpenAI's Chat Completions API (hosted, Ollama, llama.cpp, vLLM). Requests JSON by a schema; if an
 * endpoint rejects schemas, the schema is added to the instructions from then on.
 */
export function createOpenAiCompatible({ baseUrl, model, apiKey }: OpenAiCompatibleOptions): LanguageModel {
  // The organization and project in the environment are not meant for this endpoint.
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    timeout: TIMEOUT_MS,
    maxRetries: TRIES_AGAIN,
  });
  let takesSchema = true;
  return {
    name: model,
    host: new URL(baseUrl).host,
    async complete(request) {
      try {
        return await ask(client, model, request, takesSchema);
      } catch (error) {
        if (!(takesSchema && error instanceof BadRequestError)) throw toFailure(error);
        takesSchema = false;
        return ask(client, model, request, takesSchema).catch((second: unknown) => {
          throw toFailure(second);
        });
      }
    },
  };
}

async function ask(
  client: OpenAI,
  model: string,
  { instructions, document, schema }: ModelRequest,
  takesSchema: boolean,
): Promise<ModelAnswer> {
  const completion = await callsFor('model', () =>
    client.chat.completions.create({
      model,
      temperature: 0,
      max_completion_tokens: OUTPUT_TOKENS_MAX,
      store: false,
      messages: [
        {
          role: 'system',
          content: takesSchema ? instructions : `${instructions}\nJSON Schema: ${JSON.stringify(schema)}`,
        },
        { role: 'user', content: document },
      ],
      response_format: takesSchema
        ? { type: 'json_schema', json_schema: { name: 'reading', strict: true, schema } }
        : { type: 'json_object' },
    }),
  );
  return {
    text: completion.choices?.[0]?.message?.content ?? '',
    inputTokens: completion.usage?.prompt_tokens ?? 0,
    outputTokens: completion.usage?.completion_tokens ?? 0,
  };
}

function toFailure(error: unknown): ProviderFailure {
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError)
    return new ProviderFailure('reauth', 'AI_KEY_REFUSED', 'the endpoint refused the key', { cause: error });
  if (error instanceof RateLimitError)
    return new ProviderFailure('busy', 'AI_BUSY', 'the endpoint takes no more questions now', {
      cause: error,
    });
  if (error instanceof APIConnectionError)
    return new ProviderFailure('unavailable', 'AI_SILENT', 'the endpoint gave no answer', { cause: error });
  if (error instanceof APIError && error.status !== undefined && error.status < 500)
    return new ProviderFailure('refused', `AI_${error.status}`, 'the endpoint refused the question', {
      cause: error,
    });
  return new ProviderFailure('unavailable', 'AI_BROKEN', 'the endpoint gave a broken answer', {
    cause: error,
  });
}
