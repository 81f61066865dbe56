import { brand } from '@platform/contract';
import { PageRouter } from '@platform/module-kit';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HomePage } from './HomePage';

const page = (
  <PageRouter>
    <HomePage />
  </PageRouter>
);

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const links = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('promises what the specification promises, with its two ways on', () => {
  render(page);
  const hero = region('Real consulting. Real results.');
  expect(hero.getByRole('heading', { level: 1, name: 'Real consulting. Real results.' })).toBeTruthy();
  expect(hero.getByRole('link', { name: 'Book Consultation' }).getAttribute('href')).toBe('/contact');
  expect(hero.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe('/about');
});

test('announces early access for the season of the brand', () => {
  render(page);
  expect(screen.getByRole('complementary', { name: 'Early access' }).textContent).toContain(
    String(brand.earlyAccessSeason),
  );
});

test('names the four audiences and the six services', () => {
  render(page);
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual([
    'Swim and tennis clubs',
    'HOA boards',
    'Country club managers',
    'Recreation centres',
    'Staffing',
    'Training',
    'Operations',
    'Analytics',
    'Risk',
    'Strategic Planning',
  ]);
});

test('makes the four claims', () => {
  render(page);
  const claims = region(/Advice/)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(claims).toEqual(['over 1153 employees', '50+ clubs', '99% satisfaction', '10+ years']);
});

test('ends with a call to the contact page and to the services', () => {
  render(page);
  expect(links('Book Consultation')).toEqual(['/contact', '/contact']);
  expect(links('Services & Pricing')).toEqual(['/services']);
  expect(screen.getByRole('figure').querySelector('blockquote')?.textContent).toBeTruthy();
});

test('can be prerendered: no inline styles', () => {
  expect(renderToString(page)).not.toMatch(/\sstyle=/);
});
