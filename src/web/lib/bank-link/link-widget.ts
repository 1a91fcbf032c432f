const SCRIPT_TIMEOUT_MS = 10_000;

interface WidgetHandler {
  readonly open: () => void;
  readonly destroy?: () => void;
}

interface WidgetOptions {
  readonly token: string;
  readonly onSuccess: (publicToken: string, metadata: unknown) => void;
  readonly onExit: (error: unknown) => void;
}

interface WidgetFactory {
  readonly create: (options: WidgetOptions) => WidgetHandler;
}

declare global {
  interface Window {
    Plaid?: WidgetFactory;
  }
}

let loading: { readonly url: string; readonly script: Promise<WidgetFactory> } | null = null;

/** Loads the widget's script once; a failed load can be retried. */
export function loadLinkWidget(scriptUrl: string): Promise<WidgetFactory> {
  if (loading?.url === scriptUrl) return loading.script;
  const script = fetchScript(scriptUrl);
  loading = { url: scriptUrl, script };
  script.catch(() => {
    loading = null;
  });
  return script;
}

function fetchScript(url: string): Promise<WidgetFactory> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const timer = window.setTimeout(
      () => finish(new Error('The linking widget took too long to load.')),
      SCRIPT_TIMEOUT_MS,
    );
    const finish = (error: Error | null): void => {
      window.clearTimeout(timer);
      if (!error && window.Plaid) {
        resolve(window.Plaid);
        return;
      }
      element.remove();
      reject(error ?? new Error('The linking widget did not start.'));
    };
    element.src = url;
    element.async = true;
    element.onload = () => finish(null);
    element.onerror = () => finish(new Error('The linking widget could not be loaded.'));
    document.head.append(element);
  });
}
