/** Small makers of elements for the dialog. */
export function element(name, properties = {}, ...children) {
  const { attributes = {}, ...rest } = properties;
  const made = Object.assign(document.createElement(name), rest);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function alertBox(text) {
  return element('p', { className: 'error', textContent: text, attributes: { role: 'alert' } });
}

/** One alert at a time, above the fields. */
export function placeAlert(form, text) {
  form.querySelector('.error')?.remove();
  form.prepend(alertBox(text));
}

export function disc(institution) {
  const letters = institution.name
    .split(' ')
    .map((word) => word[0])
    .slice(0, 2)
    .join('');
  const made = element('span', {
    className: 'disc',
    textContent: letters,
    attributes: { 'aria-hidden': 'true' },
  });
  made.style.background = institution.color;
  return made;
}

/** A form that is being sent is not sent again. */
export function onSubmit(form, button, work) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    await work();
    button.removeAttribute('aria-disabled');
  });
}

export function tick() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'm4.5 10.5 3.5 3.5 7.5-8');
  svg.append(path);
  return element('div', { className: 'tick', attributes: { 'aria-hidden': 'true' } }, svg);
}

export function foot(button) {
  return element('div', { className: 'foot' }, button);
}

export function mainButton(type, textContent) {
  return element('button', { type, className: 'main', textContent });
}

export function textInput(properties) {
  return element('input', {
    type: 'text',
    autocomplete: 'off',
    spellcheck: false,
    required: true,
    ...properties,
  });
}

/** What to type here, since nobody can know it. */
export function hintBox(label, codes, button = null) {
  const words = codes.flatMap((text, n) => [n > 0 ? ' / ' : '', element('code', { textContent: text })]);
  return element('div', { className: 'hint' }, element('span', {}, label, ...words), button);
}

export function accountLabel({ name, mask, subtype }, box) {
  const kind =
    subtype === 'hsa' ? 'Health savings account' : `${subtype[0].toUpperCase()}${subtype.slice(1)}`;
  const words = element('span', {}, name, element('small', { textContent: `${kind} •••• ${mask}` }));
  return element('label', { className: 'account' }, box, words);
}
