-- What a person's decisions taught the reader about the mails of one sender and layout. `before` is how the lesson stood
-- before the decision about `message_id`, so that taking that decision back takes the lesson back too.
create table app.mail_lessons (
  user_id uuid not null,
  id uuid not null,
  domain text not null,
  content jsonb not null,
  message_id uuid,
  before jsonb,
  primary key (user_id, id)
);
select sys.protect('app.mail_lessons');
create index mail_lessons_message on app.mail_lessons (user_id, message_id);
