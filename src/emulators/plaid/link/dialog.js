import {
  accountLabel,
  alertBox,
  disc,
  element,
  foot,
  hintBox,
  mainButton,
  onSubmit,
  placeAlert,
  textInput,
  tick,
} from './dom.js';

/** The panes of the sandbox bank's dialog: banks, sign-in, code, accounts, done. Talks only to its own server. */
const CHANNEL = 'sandbox-link';
const parameters = new URLSearchParams(location.hash.slice(1));
const token = parameters.get('token') ?? '';
const handlerId = parameters.get('handler') ?? '';
const owner = parameters.get('origin') ?? '';
document.documentElement.dataset.theme = parameters.get('theme') === 'dark' ? 'dark' : 'light';

const paneElement = document.getElementById('pane');
const backButton = document.getElementById('back');
const busyText = document.getElementById('busy');
const requestId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 15);
const state = { session: null, institution: null, lastError: null, exitStatus: null, view: '' };

function post(message) {
  if (owner !== '') parent.postMessage({ channel: CHANNEL, handlerId, ...message }, owner);
}

function report(name, more = {}) {
  const metadata = {
    error_code: null,
    error_message: null,
    error_type: null,
    exit_status: null,
    institution_id: state.institution?.id ?? null,
    institution_name: state.institution?.name ?? null,
    institution_search_query: null,
    link_session_id: state.session?.sessionId ?? '',
    mfa_type: null,
    request_id: requestId(),
    selection: null,
    timestamp: new Date().toISOString(),
    view_name: state.view,
    ...more,
  };
  post({ type: 'event', name, metadata });
}

function leave() {
  const error = state.lastError;
  report('EXIT', { exit_status: state.exitStatus, ...(error ?? {}) });
  const institution = state.institution && {
    institution_id: state.institution.id,
    name: state.institution.name,
  };
  const metadata = {
    institution: institution ?? null,
    status: state.exitStatus,
    link_session_id: state.session?.sessionId ?? '',
    request_id: requestId(),
  };
  post({ type: 'exit', error, metadata });
}

/** Gives the answer, or null after the pane has shown what went wrong. */
async function ask(path, body, showError) {
  busyText.textContent = 'One moment…';
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...body }),
    });
    const { answer, failure } = await response.json();
    if (failure === null) {
      state.lastError = null;
      return answer;
    }
    const { error_type, error_code, error_message, display_message } = failure;
    state.lastError = { error_type, error_code, error_message, display_message };
    report('ERROR', { error_type, error_code, error_message });
    showError(display_message ?? error_message);
  } catch {
    state.lastError = {
      error_type: 'API_ERROR',
      error_code: 'INTERNAL_SERVER_ERROR',
      error_message: 'no answer',
      display_message: null,
    };
    showError('The sandbox bank does not answer. Is it still running?');
  } finally {
    busyText.textContent = '';
  }
  return null;
}

function show(view, exitStatus, heading, goBack, ...children) {
  state.view = view;
  state.exitStatus = exitStatus;
  backButton.hidden = goBack === null;
  backButton.onclick = goBack;
  const title = element('h1', { id: 'heading', textContent: heading, tabIndex: -1 });
  paneElement.replaceChildren(title, ...children.filter((child) => child !== null));
  paneElement.scrollTop = 0;
  title.focus();
  report('TRANSITION_VIEW');
}

function bankPane() {
  state.institution = null;
  const list = element('ul', { attributes: { 'aria-label': 'Banks' } });
  const count = element('p', { className: 'quiet', attributes: { role: 'status' } });
  const search = element('input', { type: 'search', autocomplete: 'off', spellcheck: false });
  const fill = () => {
    const wanted = search.value.trim().toLowerCase();
    const found = state.session.institutions.filter(({ name, url }) =>
      `${name} ${url}`.toLowerCase().includes(wanted),
    );
    list.replaceChildren(...found.map(bankButton));
    count.textContent = found.length === 0 ? 'No bank of that name. The sandbox has only a few.' : '';
    state.exitStatus = found.length === 0 ? 'institution_not_found' : null;
  };
  search.addEventListener('input', fill);
  fill();
  const intro = element('p', {
    className: 'quiet',
    textContent: `${state.session.clientName} asks to read accounts and transactions. Nothing here is a real bank.`,
  });
  show(
    'SELECT_INSTITUTION',
    null,
    'Choose your bank',
    null,
    intro,
    element('label', {}, 'Search', search),
    list,
    count,
  );
}

function bankButton(institution) {
  const words = element('span', {}, institution.name, element('small', { textContent: institution.url }));
  const button = element('button', { type: 'button', className: 'bank' }, disc(institution), words);
  button.onclick = () => {
    state.institution = institution;
    report('SELECT_INSTITUTION');
    signInPane();
  };
  return element('li', {}, button);
}

function signInPane() {
  const user = textInput({ name: 'username', autocapitalize: 'none' });
  const password = textInput({ name: 'password', type: 'password' });
  const submit = mainButton('submit', 'Sign in');
  const helper = element('button', { type: 'button', textContent: 'Fill in' });
  helper.onclick = () => {
    user.value = 'user_good';
    password.value = 'pass_good';
    submit.focus();
  };
  const hint = hintBox('Test sign-in: ', ['user_good', 'pass_good'], helper);
  const form = element(
    'form',
    { noValidate: true },
    hint,
    element('label', {}, 'User name', user),
    element('label', {}, 'Password', password),
    foot(submit),
  );
  onSubmit(form, submit, async () => {
    const isEmpty = user.value === '' || password.value === '';
    if (isEmpty) return placeAlert(form, 'Enter a user name and a password.');
    report('SUBMIT_CREDENTIALS');
    const body = { institutionId: state.institution.id, username: user.value, password: password.value };
    const answer = await ask('session/sign-in', body, (text) => {
      placeAlert(form, text);
      for (const input of [user, password]) input.setAttribute('aria-invalid', 'true');
      password.value = '';
      password.focus();
    });
    if (answer !== null) nextPane(answer);
  });
  const goBack = state.session.isUpdate ? null : bankPane;
  show('CREDENTIAL', 'requires_credentials', `Sign in to ${state.institution.name}`, goBack, form);
  user.focus();
}

function codePane() {
  const code = textInput({ inputMode: 'numeric', autocomplete: 'one-time-code' });
  const submit = mainButton('submit', 'Continue');
  const hint = hintBox('Test code: ', ['1234']);
  const form = element(
    'form',
    { noValidate: true },
    hint,
    element('label', {}, 'Code from your device', code),
    foot(submit),
  );
  onSubmit(form, submit, async () => {
    report('SUBMIT_MFA', { mfa_type: 'code' });
    const answer = await ask('session/code', { code: code.value }, (text) => {
      placeAlert(form, text);
      code.setAttribute('aria-invalid', 'true');
      code.select();
    });
    if (answer !== null) nextPane(answer);
  });
  show('MFA', 'requires_code', 'Enter your code', signInPane, form);
  code.focus();
}

function nextPane(answer) {
  if (answer.step === 'code') codePane();
  else accountPane(answer);
}

function accountPane({ accounts, canChoose }) {
  const boxes = accounts.map(({ key, isChosen }) =>
    element('input', { type: 'checkbox', value: key, checked: isChosen, disabled: !canChoose }),
  );
  const list = element(
    'ul',
    {},
    ...accounts.map((account, n) => element('li', {}, accountLabel(account, boxes[n]))),
  );
  const submit = mainButton('submit', 'Continue');
  const form = element('form', {}, list, foot(submit));
  onSubmit(form, submit, async () => {
    const accountKeys = boxes.filter((box) => box.checked).map((box) => box.value);
    if (accountKeys.length === 0) return placeAlert(form, 'Choose at least one account.');
    report('SELECT_ACCOUNT');
    const result = await ask('session/finish', { accountKeys }, (text) => placeAlert(form, text));
    if (result !== null) donePane(result, accountKeys.length);
  });
  const heading = canChoose ? 'Choose accounts' : 'Accounts of this connection';
  show('SELECT_ACCOUNT', 'requires_account_selection', heading, signInPane, form);
}

function donePane({ publicToken, metadata }, count) {
  const finish = mainButton('button', 'Finish');
  finish.onclick = () => {
    report('HANDOFF');
    post({ type: 'success', publicToken, metadata });
  };
  const words = state.session.isUpdate
    ? 'The sign-in works again.'
    : `${count} ${count === 1 ? 'account' : 'accounts'} at ${state.institution.name} can now be read.`;
  show('CONNECTED', null, 'Connected', null, tick(), element('p', { textContent: words }), foot(finish));
  // The bank has said yes: closing from here on is finishing.
  document.getElementById('close').onclick = () => finish.click();
  finish.focus();
}

function failedPane(text) {
  const close = mainButton('button', 'Close');
  close.onclick = leave;
  show('ERROR', null, 'This session cannot go on', null, alertBox(text), foot(close));
}

async function start() {
  document.getElementById('close').onclick = leave;
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') document.getElementById('close').click();
  });
  window.addEventListener('message', (event) => {
    const isMine = event.source === parent && event.origin === owner && event.data?.channel === CHANNEL;
    if (isMine && event.data.handlerId === handlerId && event.data.type === 'close')
      document.getElementById('close').click();
  });
  const session = await ask('session', {}, failedPane);
  if (session === null) return;
  state.session = session;
  report('OPEN');
  const fixed = session.institutions.find(({ id }) => id === session.institutionId);
  if (fixed === undefined) return bankPane();
  state.institution = fixed;
  signInPane();
}

void start();
