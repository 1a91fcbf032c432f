import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { API_BASE_PATH } from '#contract/envelope.ts';
import { ERRORS } from '#contract/errors.ts';
import type { EndpointId } from '#contract/routes.ts';
import { errorCodesOf } from './openapi.ts';

/** The API reference as a script-free page. `/api/openapi.json` has the full schemas. */
export function docsPage(): string {
  const rows = Object.keys(ENDPOINTS).map((id) => {
    // The table's keys are the endpoint ids.
    const endpoint: Endpoint = ENDPOINTS[id as EndpointId];
    const failures = errorCodesOf(endpoint).map((code) => `${ERRORS[code].status} ${code}`);
    return `<section><h2><code>${endpoint.method}</code> ${API_BASE_PATH}${endpoint.path}</h2>
<p>${escapeHtml(endpoint.summary)}.</p>
<p class="quiet">${endpoint.access === 'public' ? 'Public' : 'Bearer token'} · ${failures.join(' · ')}</p></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport"
  content="width=device-width"><title>Fettle API</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h2{font-size:1rem;margin:1.5rem 0 .25rem}p{margin:.25rem 0}.quiet{opacity:.7;font-size:.85rem}
section{border-top:1px solid #8884}</style>
<h1>Fettle API</h1><p>Answers are <code>{success: true, data, requestId}</code> or
<code>{success: false, status, error, message, requestId}</code>.
The schemas stand in <a href="/api/openapi.json">openapi.json</a>.</p>${rows.join('\n')}</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
