import { OPEN_CATEGORY_QUESTIONS } from './category-questions.ts';
import { OPEN_TRANSACTION_SUGGESTIONS, OPEN_TRANSFERS } from './transaction-suggestions.ts';

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
