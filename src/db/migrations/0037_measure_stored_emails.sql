-- What a user's stored emails take is summed from these indexes alone, without reading the emails.
create index message_bodies_size on app.message_bodies (user_id) include (bytes);
create index uploaded_mails_size on app.uploaded_mails (user_id) include (bytes);
