import type { ManifestModule } from '@platform/contract';
import type { ManifestState } from '@platform/module-kit';
import type { SessionState } from '@platform/session';
import { resolveScreen } from './resolveScreen';

const route = (path: string, access: 'public' | 'session' | 'club' | 'admin', extra = {}) => ({
  path,
  access,
  exact: path === '/',
  layout: 'app' as const,
  title: path,
  ...extra,
});

const moduleWith = (id: string, routes: ReturnType<typeof route>[], engagement = true): ManifestModule => ({
  id,
  version: '1.0.0',
  descriptor: {
    id,
    title: id,
    owner: 'team@example.test',
    engagement,
    routes,
    nav: [],
    fills: {},
    contract: '^1.0.0',
    budget: { firstLoadBytes: 1 },
  },
  entry: { file: 'entry.js', integrity: 'sha384-x' },
  global: id,
  preload: [],
});

const modules: ManifestState = {
  source: 'person',
  manifest: {
    modules: [
      moduleWith('marketing', [route('/', 'public')]),
      moduleWith('training', [route('/training', 'club'), route('/demo/training', 'public')]),
      moduleWith('admin', [route('/admin', 'admin')]),
      moduleWith('reports', [
        route('/reports', 'club', { requires: 'advanced_reporting' }),
        route('/board', 'club', { requires: 'board_view' }),
      ]),
      moduleWith('welcome', [route('/onboarding', 'session'), route('/account', 'session')], false),
    ],
    switchedOff: [{ id: 'operations', title: 'Operations', paths: ['/operations'] }],
  },
};

const club = { id: 'c', name: 'Pine Hollow', type: 'Other', season: '2026', time_zone: 'UTC' };

function person(
  overrides: { role?: 'user' | 'admin' | 'super_admin'; club?: typeof club | null; features?: string[] } = {},
): SessionState {
  const { role = 'user', club: ownClub = club, features = [] } = overrides;
  return {
    status: 'signed-in',
    user: { id: 'u', email: 'u@example.test', displayName: 'U' },
    membership: { status: 'ready', value: { role, displayName: 'U', club: ownClub } },
    permissions: {
      status: 'ready',
      value: features.map((name) => ({ featureName: name, featureDisplayName: name, featureCategory: 'x' })),
    },
  };
}

const signedOut: SessionState = { status: 'signed-out' };

describe('a visitor', () => {
  it('reads public pages at once, even before the session is known', () => {
    expect(resolveScreen({ pathname: '/', session: { status: 'loading' }, modules })).toMatchObject({
      kind: 'module',
      module: { id: 'marketing' },
    });
    expect(resolveScreen({ pathname: '/demo/training/7', session: signedOut, modules })).toMatchObject({
      kind: 'module',
    });
  });

  it('is not taken for signed out when the auth service does not answer', () => {
    const session: SessionState = { status: 'failed', message: 'The server did not confirm your sign-in.' };
    expect(resolveScreen({ pathname: '/training', session, modules })).toMatchObject({
      kind: 'session-failed',
      message: 'The server did not confirm your sign-in.',
      route: { path: '/training' },
    });
    expect(resolveScreen({ pathname: '/', session, modules }).kind).toBe('module');
  });

  it('is sent to sign in, and the requested address is remembered', () => {
    expect(resolveScreen({ pathname: '/training', session: signedOut, modules })).toEqual({
      kind: 'redirect',
      to: '/auth',
      rememberOrigin: true,
    });
  });

  it('who has just signed out goes home', () => {
    expect(resolveScreen({ pathname: '/training', session: signedOut, modules, leaving: true })).toMatchObject({
      to: '/',
    });
  });

  it('is sent to sign in when no release has the page that people land on', () => {
    expect(resolveScreen({ pathname: '/dashboard', session: { status: 'loading' }, modules }).kind).toBe('waiting');
    expect(resolveScreen({ pathname: '/dashboard', session: signedOut, modules })).toMatchObject({ to: '/auth' });
  });

  it('gets not-found for an address without an owner', () => {
    expect(resolveScreen({ pathname: '/train', session: signedOut, modules })).toEqual({
      kind: 'not-found',
      pathname: '/train',
    });
  });
});

describe('a member', () => {
  it('opens a module of the club, deep links included', () => {
    expect(resolveScreen({ pathname: '/training/42', session: person(), modules })).toMatchObject({
      kind: 'module',
      route: { path: '/training' },
    });
  });

  it('waits while the session, the modules or the club are unknown', () => {
    const loading: SessionState = { ...person(), membership: { status: 'loading' } } as SessionState;
    expect(resolveScreen({ pathname: '/training', session: { status: 'loading' }, modules }).kind).toBe('waiting');
    expect(
      resolveScreen({ pathname: '/training', session: person(), modules: { ...modules, source: 'pending' } }).kind,
    ).toBe('waiting');
    expect(resolveScreen({ pathname: '/training', session: loading, modules }).kind).toBe('waiting');
  });

  it('waits for a preview, on public pages too, without showing the production page', () => {
    const preview: ManifestState = { ...modules, source: 'preview-pending' };
    for (const pathname of ['/', '/training', '/train']) {
      expect(resolveScreen({ pathname, session: person(), modules: preview }).kind).toBe('waiting');
    }
  });

  it('sees why a module is missing when the engagement does not include it', () => {
    expect(resolveScreen({ pathname: '/operations/logs', session: person(), modules })).toMatchObject({
      kind: 'switched-off',
    });
  });

  it.each([
    ['/scheduling', 'operations'],
    ['/club-future/projects', 'club-future'],
  ])('sees what %s will be when its module has no release', (pathname, id) => {
    expect(resolveScreen({ pathname, session: person(), modules })).toMatchObject({
      kind: 'unreleased',
      moduleId: id,
    });
    expect(resolveScreen({ pathname, session: { status: 'signed-out' }, modules }).kind).toBe('not-found');
  });

  it('learns that their home is missing when no release has it', () => {
    expect(resolveScreen({ pathname: '/dashboard', session: person(), modules })).toEqual({ kind: 'no-home' });
    const partial: ManifestState = { ...modules, manifest: { ...modules.manifest, partial: true } };
    expect(resolveScreen({ pathname: '/dashboard', session: person(), modules: partial }).kind).toBe('waiting');
  });

  it("gets no module that needs an engagement while the club's engagement is unknown", () => {
    const unanswered: ManifestState = { ...modules, source: 'unanswered', retry: async () => undefined };
    expect(resolveScreen({ pathname: '/training', session: person(), modules: unanswered })).toMatchObject({
      kind: 'modules-failed',
      route: { path: '/training' },
    });
    expect(resolveScreen({ pathname: '/demo/training', session: person(), modules: unanswered }).kind).toBe('module');
    expect(resolveScreen({ pathname: '/account', session: person(), modules: unanswered }).kind).toBe('module');
    expect(
      resolveScreen({ pathname: '/training', session: person({ club: null }), modules: unanswered }),
    ).toMatchObject({ to: '/onboarding' });
  });

  it('needs the granted feature if a route requires one', () => {
    expect(resolveScreen({ pathname: '/reports', session: person(), modules })).toMatchObject({
      kind: 'missing-feature',
    });
    expect(
      resolveScreen({ pathname: '/reports', session: person({ features: ['advanced_reporting'] }), modules }).kind,
    ).toBe('module');
  });

  it('needs no grant for a feature that comes with their role or with another feature', () => {
    const kindFor = (session: SessionState) => resolveScreen({ pathname: '/board', session, modules }).kind;
    expect(kindFor(person())).toBe('missing-feature');
    expect(kindFor(person({ role: 'admin' }))).toBe('module');
    expect(kindFor(person({ features: ['analytics_view'] }))).toBe('module');
    const unread = { ...person({ role: 'admin' }), permissions: { status: 'failed', message: 'No answer' } };
    expect(kindFor(unread as SessionState)).toBe('module');
  });

  it('does not open an administrators’ route', () => {
    expect(resolveScreen({ pathname: '/admin', session: person(), modules })).toMatchObject({
      kind: 'redirect',
      to: '/dashboard',
    });
    expect(resolveScreen({ pathname: '/admin', session: person({ role: 'admin' }), modules }).kind).toBe('module');
  });
});

describe('onboarding', () => {
  it('is over for people with a club, whatever their role', () => {
    for (const role of ['user', 'admin', 'super_admin'] as const) {
      expect(resolveScreen({ pathname: '/onboarding', session: person({ role }), modules })).toMatchObject({
        kind: 'redirect',
        to: '/dashboard',
      });
    }
  });

  it('is not for the firm, which sets up no club', () => {
    const firm = person({ club: null, role: 'super_admin' });
    expect(resolveScreen({ pathname: '/onboarding', session: firm, modules })).toMatchObject({
      kind: 'redirect',
      to: '/dashboard',
    });
  });

  it('is the only session route that asks for the club', () => {
    const loading = { ...person(), membership: { status: 'loading' } } as SessionState;
    expect(resolveScreen({ pathname: '/account', session: loading, modules }).kind).toBe('module');
    expect(resolveScreen({ pathname: '/account', session: person(), modules }).kind).toBe('module');
  });
});

describe('a person without a club', () => {
  it('is sent to onboarding', () => {
    expect(resolveScreen({ pathname: '/training', session: person({ club: null }), modules })).toMatchObject({
      to: '/onboarding',
    });
    expect(resolveScreen({ pathname: '/onboarding', session: person({ club: null }), modules }).kind).toBe('module');
  });

  it('is asked to sign in first, and waits there until it is known that they have no club', () => {
    expect(resolveScreen({ pathname: '/onboarding', session: signedOut, modules })).toEqual({
      kind: 'redirect',
      to: '/auth',
      rememberOrigin: true,
    });
    const loading = { ...person(), membership: { status: 'loading' } } as SessionState;
    expect(resolveScreen({ pathname: '/onboarding', session: loading, modules }).kind).toBe('waiting');
    const failed = { ...person(), membership: { status: 'failed', message: 'boom' } } as SessionState;
    expect(resolveScreen({ pathname: '/onboarding', session: failed, modules })).toMatchObject({
      kind: 'membership-failed',
      message: 'boom',
    });
  });

  it('may set up the club when invited as its administrator', () => {
    expect(
      resolveScreen({ pathname: '/onboarding', session: person({ club: null, role: 'admin' }), modules }).kind,
    ).toBe('module');
  });

  it('is never sent there as an administrator', () => {
    expect(
      resolveScreen({ pathname: '/admin', session: person({ club: null, role: 'super_admin' }), modules }).kind,
    ).toBe('module');
    expect(
      resolveScreen({ pathname: '/training', session: person({ club: null, role: 'super_admin' }), modules }).kind,
    ).toBe('module');
  });

  it('is never assumed when the club could not be fetched', () => {
    const failed = { ...person(), membership: { status: 'failed', message: 'boom' } } as SessionState;
    expect(resolveScreen({ pathname: '/training', session: failed, modules })).toMatchObject({
      kind: 'membership-failed',
      message: 'boom',
    });
  });
});

describe('a person who was removed from their club', () => {
  const removed: SessionState = {
    ...(person({ club: null }) as Extract<SessionState, { status: 'signed-in' }>),
    membership: { status: 'ready', value: { role: 'user', displayName: 'U', club: null, leftClub: 'Pine Hollow' } },
  };

  it.each(['/training', '/onboarding', '/operations'])('is told so at %s', (pathname) => {
    expect(resolveScreen({ pathname, session: removed, modules })).toEqual({
      kind: 'left-club',
      clubName: 'Pine Hollow',
    });
  });

  it.each(['/', '/account'])('keeps %s', (pathname) => {
    expect(resolveScreen({ pathname, session: removed, modules })).toMatchObject({ kind: 'module' });
  });

  it('is not told so after joining another club', () => {
    const session = { ...removed, membership: { status: 'ready', value: { role: 'user', displayName: 'U', club } } };
    expect(resolveScreen({ pathname: '/training', session: session as SessionState, modules })).toMatchObject({
      kind: 'module',
    });
  });
});
