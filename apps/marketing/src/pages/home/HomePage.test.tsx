import { brand } from '@platform/contract';
import { pageHistory, PageRouter } from '@platform/module-kit';
import { AuthProvider, sessionStore, type Membership } from '@platform/session';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Disciplines } from '../services/Disciplines';
import { HomePage } from './HomePage';

const page = (
  <AuthProvider>
    <PageRouter>
      <HomePage />
    </PageRouter>
  </AuthProvider>
);

afterEach(() => act(() => sessionStore.set({ status: 'signed-out' })));

function signIn(membership: Partial<Membership>): void {
  sessionStore.set({
    status: 'signed-in',
    user: { id: 'u', email: 'riley@example.test', displayName: 'Riley Hart' },
    membership: { status: 'ready', value: { role: 'user', displayName: null, club: null, ...membership } },
    permissions: { status: 'ready', value: [] },
  });
}

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const links = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('shows the promise of the specification with its two links', () => {
  render(page);
  const hero = region('Real consulting. Real results.');
  expect(hero.getByRole('heading', { level: 1, name: 'Real consulting. Real results.' })).toBeTruthy();
  expect(hero.getByRole('link', { name: 'Book Consultation' }).getAttribute('href')).toBe('/contact?type=consultation');
  expect(hero.getByRole('link', { name: 'Learn More about us' }).getAttribute('href')).toBe('/about');
});

test('announces early access for the season of the brand', () => {
  render(page);
  expect(screen.getByRole('complementary', { name: 'Early access' }).textContent).toContain(
    String(brand.earlyAccessSeason),
  );
  expect(links('Get platform access')).toEqual(['/contact?type=platform']);
});

test('links people back to setting up a club only when they have none', () => {
  signIn({});
  render(page);
  expect(links('Set up your club')).toEqual(['/onboarding']);
  expect(screen.queryByRole('link', { name: 'Get platform access' })).toBeNull();
  act(() => signIn({ role: 'super_admin' }));
  expect(screen.queryByRole('link', { name: 'Set up your club' })).toBeNull();
  const club = { id: 'c', name: 'Pine Hollow', type: 'swim', season: 'summer', time_zone: 'America/New_York' };
  act(() => signIn({ club }));
  expect(links('Get platform access')).toEqual(['/contact?type=platform']);
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

test('links every service to its section on the services page', () => {
  render(page);
  pageHistory.push('/services#risk');
  render(
    <PageRouter>
      <Disciplines />
    </PageRouter>,
  );
  const services = region('Six disciplines, one season that works').getByRole('list');
  const places = within(services)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.split('#')] as const);
  expect(places).toHaveLength(6);
  for (const [name, [path, id = ''] = []] of places) {
    expect(path).toBe('/services');
    const place = document.getElementById(id) as HTMLElement;
    expect(within(place).getByRole('heading', { level: 3 }).textContent).toBe(name);
  }
  // The followed link is highlighted.
  expect(document.querySelector('[data-asked]')?.id).toBe('risk');
});

test('makes the four claims', () => {
  render(page);
  const claims = region(/Advice/)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(claims).toEqual(['over 1153 employees', '50+ clubs', '99% satisfaction', '10+ years']);
});

test('ends with links to the contact page and to the services', () => {
  render(page);
  expect(links('Book Consultation')).toEqual(Array(3).fill('/contact?type=consultation'));
  expect(links('Services & Pricing')).toEqual(['/services']);
  expect(screen.getByRole('figure').querySelector('blockquote')?.textContent).toBeTruthy();
});

test('can be prerendered: no inline styles', () => {
  expect(renderToString(page)).not.toMatch(/\sstyle=/);
});
