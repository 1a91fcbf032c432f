/** One question without memory, tools or a way to act: text in, text out. */
export interface ModelRequest {
  readonly instructions: string;
  /** Foreign text; it goes out as a message of its own, never among the instructions. */
  readonly document: string;
  /** JSON Schema the answer has to follow; the caller checks it again. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** What the model wrote, and the tokens its provider counts for it. */
export interface ModelAnswer {
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * A language model behind an endpoint. `complete` throws a `ProviderFailure`: `reauth` for a refused key,
 * `busy` and `unavailable` for what passes automatically, `refused` for the rest.
 */
export interface LanguageModel {
  /** The provider's own name of the model. */
  readonly name: string;
  /** Host the text is sent to, for people to read. */
  readonly host: string;
  complete(request: ModelRequest): Promise<ModelAnswer>;
}
