-- What pays for health is a small part of all transactions, and is looked through after each change.
create index transactions_health on app.transactions (user_id, is_sandbox, occurred_on)
  where removed_at is null and category in ('MEDICAL_DENTAL_CARE', 'MEDICAL_EYE_CARE', 'MEDICAL_NURSING_CARE',
    'MEDICAL_OTHER_MEDICAL', 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS', 'MEDICAL_PRIMARY_CARE',
    'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS');
comment on column app.match_states.pairing is
  'What the last complete pairing of transfers knew, and the merchants whose streams and category questions are still to be looked for (null: all); null: all transfers are to be paired anew.';
