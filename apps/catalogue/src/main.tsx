import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Toaster } from '@platform/ui';
import { BarePage } from './bare/BarePage';
import { Catalogue } from './frame/Catalogue';
import { followRebuilds } from './followRebuilds';
import { followTheme } from './theme';

followTheme();
if (window.top === window) followRebuilds();

const root = document.getElementById('catalogue');
if (!root) throw new Error('The page has no #catalogue');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>{new URLSearchParams(location.search).has('bare') ? <BarePage /> : <Catalogue />}</BrowserRouter>
    <Toaster />
  </StrictMode>,
);
