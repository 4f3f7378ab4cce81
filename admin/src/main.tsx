import '@year-group/ui-kit/tokens/tokens.css';
import '@year-group/ui-kit/styles/fonts.css';
import { addExtendedFont } from '@year-group/ui-kit/styles/fonts.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startBrand } from '#providers/brand.ts';
import { App } from './app/App.tsx';

/** Stores all pages on the device; not for officers who asked for reduced data usage. */
function workWithoutConnection() {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (import.meta.env.PROD && !saveData && navigator.onLine) {
    // The start page is `/admin`, without a slash.
    // Without it, everything works except opening without a connection.
    navigator.serviceWorker?.register('/admin/sw.js', { scope: '/admin' }).catch(() => undefined);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
addExtendedFont();
window.addEventListener('load', workWithoutConnection);
// Texts that were measured in another font get all their lines.
document.fonts.addEventListener('loadingdone', () => window.dispatchEvent(new Event('resize')));
void startBrand().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
