import { OPEN_CATEGORY_QUESTIONS } from './category-questions.ts';
import { OPEN_TRANSACTION_SUGGESTIONS, transactionById } from './transaction-suggestions.ts';

/**
 * Open transfer suggestions `s`: both transactions exist, and the user made neither of them part of another transfer. A
 * pairing that ran while the user answered may restore the suggestion until the next pairing.
 */
export const OPEN_TRANSFERS = `app.transfer_suggestions s
  join ${transactionById('s.outflow_id')} o on o.removed_at is null
  join ${transactionById('s.inflow_id')} n on n.removed_at is null and s.state = 'open'
    and not exists (select from app.transfers t where t.user_id = s.user_id and t.decided_by = 'user'
      and (t.outflow_id in (s.outflow_id, s.inflow_id) or t.inflow_id in (s.outflow_id, s.inflow_id)))`;

/** The number of open questions of user $1 in AI Review. Every screen uses this count. */
export const WAITING_QUESTIONS = `((select count(*) from app.review_items where user_id = $1 and state = 'waiting')
  + (select count(*) from ${OPEN_TRANSACTION_SUGGESTIONS} where s.user_id = $1 and s.state = 'open')
  + (select count(*) from ${OPEN_TRANSFERS} where s.user_id = $1)
  + (select count(*) from ${OPEN_CATEGORY_QUESTIONS} where q.user_id = $1))`;

/** The number of questions that user $1 has answered. */
export const ANSWERED_QUESTIONS = `((select count(*) from app.review_items where user_id = $1 and state <> 'waiting')
  + (select count(*) from app.transaction_suggestions where user_id = $1 and state <> 'open')
  + (select count(*) from app.transfer_suggestions where user_id = $1 and state = 'declined')
  + (select count(*) from app.transfers where user_id = $1 and decided_by = 'user')
  + (select count(*) from app.category_questions where user_id = $1 and state = 'answered' and basis <> 'rule'))`;
