/** The seven values of a hosted project's configuration. All are public: none grants access on its own. */
export interface ProjectValues {
  readonly FIREBASE_API_KEY?: string | undefined;
  readonly FIREBASE_AUTH_DOMAIN?: string | undefined;
  readonly FIREBASE_PROJECT_ID?: string | undefined;
  readonly FIREBASE_STORAGE_BUCKET?: string | undefined;
  readonly FIREBASE_MESSAGING_SENDER_ID?: string | undefined;
  readonly FIREBASE_APP_ID?: string | undefined;
  readonly FIREBASE_MEASUREMENT_ID?: string | undefined;
}

export interface HostedProject {
  readonly projectId: string;
  readonly apiKey: string;
  /** Base address of the emulator, or null for the real service. */
  readonly emulatorUrl: string | null;
  /** Configuration that the screens need to call the service. */
  readonly page: Readonly<Record<string, string | null>>;
  /** Sources for the content security policy: what the browser may load, call and frame. */
  readonly headers: {
    readonly scripts: readonly string[];
    readonly calls: readonly string[];
    readonly frames: readonly string[];
  };
}

export const NO_HOSTED_HEADERS: HostedProject['headers'] = { scripts: [], calls: [], frames: [] };

/** The configured project, else the emulator's; null if there is neither. */
export function hostedProject(
  values: ProjectValues,
  emulator: { readonly url: string; readonly projectId: string; readonly apiKey: string } | null,
): HostedProject | null {
  const {
    FIREBASE_API_KEY: apiKey,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_DOMAIN: authDomain,
  } = values;
  if (apiKey && projectId && authDomain) {
    return {
      apiKey,
      projectId,
      emulatorUrl: null,
      page: {
        apiKey,
        authDomain,
        projectId,
        storageBucket: values.FIREBASE_STORAGE_BUCKET ?? null,
        messagingSenderId: values.FIREBASE_MESSAGING_SENDER_ID ?? null,
        appId: values.FIREBASE_APP_ID ?? null,
        measurementId: values.FIREBASE_MEASUREMENT_ID ?? null,
        emulatorUrl: null,
      },
      headers: {
        // The client loads this script, and frames this page, for its sign-in popup.
        scripts: ['https://apis.google.com'],
        frames: [`https://${authDomain}`],
        calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      },
    };
  }
  if (!emulator) return null;
  const { url, ...project } = emulator;
  return {
    ...project,
    emulatorUrl: url,
    page: { ...project, authDomain: 'localhost', appId: 'sandbox', emulatorUrl: url },
    headers: { scripts: [], frames: [], calls: [url] },
  };
}
