import { describe, expect, it } from 'vitest';
import { hostedProject } from './project.ts';

const VALUES = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'money.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'money',
  FIREBASE_STORAGE_BUCKET: 'money.appspot.com',
  FIREBASE_MESSAGING_SENDER_ID: '1',
  FIREBASE_APP_ID: '1:1:web:1',
  FIREBASE_MEASUREMENT_ID: 'G-1',
};
const EMULATOR = { url: 'http://127.0.0.1:5000', projectId: 'sandbox', apiKey: 'sandbox-key' };

describe('a hosted project', () => {
  it('gives the page all seven values, and allows the browser to call only the service', () => {
    const project = hostedProject(VALUES, EMULATOR);
    expect(project?.page).toEqual({
      apiKey: 'key',
      authDomain: 'money.firebaseapp.com',
      projectId: 'money',
      storageBucket: 'money.appspot.com',
      messagingSenderId: '1',
      appId: '1:1:web:1',
      measurementId: 'G-1',
      emulatorUrl: null,
    });
    expect(project?.headers).toEqual({
      scripts: ['https://apis.google.com'],
      calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      frames: ['https://money.firebaseapp.com'],
    });
  });

  it('for an emulator allows only the emulator’s host', () => {
    const project = hostedProject({}, EMULATOR);
    expect(project?.headers).toEqual({ scripts: [], frames: [], calls: [EMULATOR.url] });
    expect(project).toMatchObject({ projectId: 'sandbox', emulatorUrl: EMULATOR.url });
  });

  it('is null without values and without an emulator', () => {
    expect(hostedProject({ FIREBASE_API_KEY: 'key' }, null)).toBeNull();
  });
});
