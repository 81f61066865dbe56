import { Logo } from './Logo';
import { HeroScene } from './HeroScene';

/** What the brand's images are made of. Drawn by `node tools/pictures/brand.mjs`. */
export const mark = <Logo />;
export const hero = <HeroScene />;

export { HeroScene };
