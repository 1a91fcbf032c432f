alter table app.profiles add column language text not null default 'en' check (language in ('en', 'es'));
comment on column app.profiles.language is 'The language of screens, emails and errors.';
