/** OpenTelemetry's span kinds: internal, server, client, consumer. */
export const SPAN_KINDS = { request: 2, 'use case': 1, statement: 3, job: 5, 'call out': 3 } as const;

export type Attributes = Readonly<Record<string, string | number>>;

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly kind: keyof typeof SPAN_KINDS;
  readonly name: string;
  readonly attributes: Attributes;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly isFailed: boolean;
}

const FAILED = 2;
const NANOSECONDS_PER_MS = 1e6;

/** Spans as one OTLP export request in JSON. */
export function otlpOf(spans: readonly Span[]): object {
  const resource = { attributes: attributesOf({ 'service.name': 'fettle' }) };
  return {
    resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'fettle' }, spans: spans.map(spanOf) }] }],
  };
}

function spanOf(span: Span): object {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId === null ? {} : { parentSpanId: span.parentSpanId }),
    name: span.name,
    kind: SPAN_KINDS[span.kind],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: attributesOf({ 'fettle.kind': span.kind, ...span.attributes }),
    status: span.isFailed ? { code: FAILED } : {},
  };
}

/** OTLP's JSON represents 64-bit integers as strings. */
function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * NANOSECONDS_PER_MS)));
}

function attributesOf(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}
