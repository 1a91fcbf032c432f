-- Previews of imports are staged with fingerprints from now on. Those made before are dropped: nothing in them was saved.
delete from app.imports where state = 'preview';
