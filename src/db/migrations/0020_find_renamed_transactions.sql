-- Whether a user renamed anything, or dates by posting, is asked at every change: both are rare among many transactions.
create index transactions_renamed on app.transactions (user_id, merchant_key) where description_source = 'user';
create index transactions_dated_by_posting on app.transactions (user_id) where is_dated_by_posting;
