-- Rows that wait for a person's word are packed in another form now. A preview that nobody confirmed holds nothing that
-- anyone asked to keep, and goes by itself after a day: those of the form before go here.
delete from app.imports where state = 'preview';
