import { Logo } from '@platform/ui';
import { ClubhouseScene } from '../src/scenes/ClubhouseScene';
import { ClubScene } from '../src/scenes/ClubScene';
import { DuskScene } from '../src/scenes/DuskScene';
import { GuardChairScene } from '../src/scenes/GuardChairScene';
import { LockersScene } from '../src/scenes/LockersScene';
import { RallyScene } from '../src/scenes/RallyScene';
import { RulesBoardScene } from '../src/scenes/RulesBoardScene';
import { SixLanesScene } from '../src/scenes/SixLanesScene';

/** The brand's mark on each picture. */
export const mark = <Logo />;

/**
 * The preview pictures of shared links: each page's title and scene. `node tools/pictures/draw.mjs marketing` renders
 * them.
 */
export const pictures = [
  { file: 'head/home.png', title: 'Real consulting.\nReal results.', scene: <ClubScene /> },
  { file: 'head/services.png', title: 'On your side, all season', scene: <GuardChairScene /> },
  { file: 'head/why-it-works.png', title: 'Advice that stays on deck', scene: <RallyScene /> },
  { file: 'head/about.png', title: 'We have done your job', scene: <SixLanesScene /> },
  { file: 'head/contact.png', title: 'Tell us about your club', scene: <DuskScene /> },
  { file: 'head/terms.png', title: 'Terms of Service', scene: <RulesBoardScene /> },
  { file: 'head/privacy.png', title: 'Privacy Policy', scene: <LockersScene /> },
  { file: 'head/apply.png', title: 'Work at a club this season', scene: <ClubhouseScene /> },
];
