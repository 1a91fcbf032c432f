-- The email of a payment service takes the key of the purchase that it repeats, and keeps its own for when that ends.
alter table app.receipts add column own_order_key text;
comment on column app.receipts.own_order_key is 'The key that the email itself gives, where order_key is that of the purchase it repeats.';
