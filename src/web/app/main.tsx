import '../ui/styles/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preloadPage } from './preload-page.ts';
import { RootBoundary } from './root-boundary.tsx';

const { pathname } = window.location;
const preloaded = preloadPage(pathname);
// The HTML page already contains the landing page's first text. Keep it until the complete screen can render.
if (pathname === '/') void preloaded.then(draw);
else draw();

function draw(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  createRoot(root).render(
    <StrictMode>
      <RootBoundary>
        <App />
      </RootBoundary>
    </StrictMode>,
  );
}
