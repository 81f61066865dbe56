import { PINE_HOLLOW } from './people';
import { sampleRelease } from './sampleRelease';
import { publishRelease } from './signing';
import type { RulesDatabase } from './database';

/**
 * Fills the registry as a running platform would: marketing and training in production, training's next release in
 * staging and pinned for Pine Hollow's operations, and facilities, which is in no production yet.
 */
export async function registerModules(database: RulesDatabase): Promise<void> {
  const publicRoutes = [{ path: '/', access: 'public' as const }];
  const trainingRoutes = [
    { path: '/training', access: 'club' as const },
    { path: '/demo/training', access: 'public' as const },
  ];
  const training = { engagement: true, routes: trainingRoutes, title: 'Training' };
  const releases = [
    sampleRelease('marketing', '1.0.0', { routes: publicRoutes, title: 'Marketing' }),
    sampleRelease('training', '1.0.0', training),
    sampleRelease('training', '1.1.0', training),
    sampleRelease('operations', '1.0.0', { engagement: true, title: 'Operations' }),
    sampleRelease('operations', '0.9.0', { engagement: true, title: 'Operations' }),
    sampleRelease('facilities', '0.1.0', { engagement: true, title: 'Facilities' }),
  ];
  for (const release of releases) {
    const { kind } = await publishRelease(database, release);
    if (kind === 'refused') throw new Error(`${release.moduleId} ${release.version} was not published`);
  }
  const moves = [
    ['marketing', '1.0.0', 'production'],
    ['training', '1.0.0', 'production'],
    ['training', '1.1.0', 'staging'],
    ['operations', '1.0.0', 'production'],
    ['facilities', '0.1.0', 'preview/first'],
  ];
  for (const move of moves) {
    await database.owner('select public.promote_release($1, $2, $3, $4, $5)', [
      ...move,
      'first release',
      'team@firm.test',
    ]);
  }
  await database.owner(
    `update public.club_modules set pinned_version = '0.9.0' where club_id = $1 and module_id = 'operations'`,
    [PINE_HOLLOW],
  );
}
