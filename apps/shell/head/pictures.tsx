import { Logo } from '@platform/ui';
import { HeroScene } from '@platform/ui/brand';

/** The brand's mark on each of them. */
export const mark = <Logo />;

/** What links to the shell's own pages show. Drawn by `node tools/pictures/draw.mjs shell`. */
export const pictures = [
  { file: 'head/auth.png', title: 'Your season starts here', scene: <HeroScene part="700 120 930 960" /> },
];
