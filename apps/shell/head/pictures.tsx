import { Logo } from '@platform/ui';
import { HeroScene } from '@platform/ui/brand';

/** The brand's mark on each picture. */
export const mark = <Logo />;

/** The preview pictures of links to the shell's own pages. `node tools/pictures/draw.mjs shell` renders them. */
export const pictures = [
  { file: 'head/auth.png', title: 'Your season starts here', scene: <HeroScene part="700 120 930 960" /> },
];
