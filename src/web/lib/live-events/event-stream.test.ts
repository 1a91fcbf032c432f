import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser, type StreamEvent } from './event-stream.ts';

function read(pieces: readonly string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const feed = createEventParser((event) => events.push(event));
  for (const piece of pieces) feed(piece);
  return events;
}

describe('the stream of server-sent events', () => {
  it('parses names and data, joins lines, skips comments and unknown fields', () => {
    const text = ': hello\n\nevent: sync\ndata: {"a":1}\n\nid: 4\ndata: one\ndata:two\n\nevent: empty\n\n';
    expect(read([text])).toEqual([
      { name: 'sync', data: '{"a":1}' },
      { name: 'message', data: 'one\ntwo' },
    ]);
  });

  it('parses the same events regardless of chunks', () => {
    const text = 'event: changed\r\ndata: {"areas":["dashboard"]}\r\n\r\n: beat\r\n\r\ndata: x\r\n\r\n';
    const whole = read([text]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length })), (cuts) => {
        const marks = [0, ...cuts.sort((a, b) => a - b), text.length];
        const pieces = marks.slice(1).map((end, index) => text.slice(marks[index], end));
        expect(read(pieces)).toEqual(whole);
      }),
    );
    expect(whole).toHaveLength(2);
  });
});
