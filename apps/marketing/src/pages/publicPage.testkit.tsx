import { PageRouter } from '@platform/module-kit';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

const page = (Page: ComponentType) => (
  <PageRouter>
    <Page />
  </PageRouter>
);

/** Renders a page as a visitor sees it. */
export const visit = (Page: ComponentType) => render(page(Page));

/** The page's markup as a server writes it. */
export const markupOf = (Page: ComponentType): string => renderToString(page(Page));

/** A section of the page, by its heading. */
export const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

/** The targets of all links with this name, in the order of the page. */
export const destinations = (name: string): (string | null)[] =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
