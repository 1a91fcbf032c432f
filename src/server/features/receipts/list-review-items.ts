import { Fault } from '../../lib/fault.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { presentItem } from './present-review-item.ts';
import { listCategoryQuestions } from './review-categories-query.ts';
import { listPairQuestions } from './review-pairs-query.ts';
import { countReview, listWaitingItems } from './review-query.ts';

const PAGE_ITEMS = 100;

/** The review queue. Its cursor is an offset, because the queue is short and shrinks from the front. */
export async function listReviewItems(
  services: Pick<Services, 'db'>,
  userId: string,
  query: { cursor?: string | undefined; limit?: number | undefined },
) {
  const offset = query.cursor === undefined ? 0 : Number(query.cursor);
  if (!Number.isInteger(offset) || offset < 0 || offset > 100_000)
    throw new Fault('ValidationFailed', ({ faults }) => faults.cursor);
  const limit = query.limit ?? PAGE_ITEMS;
  return services.db.readAs(userId, async (db) => {
    const texts = await readTexts(db);
    const isFirst = offset === 0;
    const [rows, counts, pairs, categories] = await Promise.all([
      listWaitingItems(db, offset, limit + 1),
      countReview(db),
      isFirst ? listPairQuestions(db, texts) : [],
      isFirst ? listCategoryQuestions(db, texts) : [],
    ]);
    return {
      items: rows.slice(0, limit).map((row) => presentItem(row, texts)),
      pairs,
      categories,
      nextCursor: rows.length > limit ? String(offset + limit) : null,
      ...counts,
    };
  });
}
