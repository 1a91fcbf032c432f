/** A single request without memory, tools or actions: text in, text out. */
export interface ModelRequest {
  readonly instructions: string;
  /** Untrusted text, sent as a separate message, never as part of the instructions. */
  readonly document: string;
  /** JSON Schema the response must follow; the caller validates it again. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The model's response, and the tokens its provider counted. */
export interface ModelAnswer {
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * A language model behind an API. `complete` throws a `ProviderFailure`: `reauth` for a rejected key, `busy` and
 * `unavailable` for temporary failures, `refused` for anything else.
 */
export interface LanguageModel {
  /** The provider's name for the model. */
  readonly name: string;
  /** Host the text is sent to, for display. */
  readonly host: string;
  complete(request: ModelRequest): Promise<ModelAnswer>;
}
