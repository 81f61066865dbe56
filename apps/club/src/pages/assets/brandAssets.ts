import { brand } from '@platform/contract';
import type { BrandAssetId } from '../../source/rows/brandImage';

/** One of the platform's images, and what it is for. */
export interface BrandAsset {
  id: BrandAssetId;
  title: string;
  about: string;
  alt: string;
  /** Its address. */
  image: string;
}

/** The platform's image in each place. */
export const brandAssets: readonly BrandAsset[] = [
  {
    id: 'main-logo',
    title: 'Main Logo',
    about: 'The mark with the name, for letters, signs and shirts.',
    alt: `The mark of a court above water, and the name ${brand.name}.`,
    image: new URL('./images/main-logo.png', import.meta.url).href,
  },
  {
    id: 'square-icon',
    title: 'Square Icon',
    about: 'The mark alone, for profiles and small places.',
    alt: 'A square with a clay court above the waves of a pool.',
    image: new URL('./images/square-icon.png', import.meta.url).href,
  },
  {
    id: 'tagline-logo',
    title: 'Tagline Logo',
    about: 'Mark, name and tagline, where there is room for all three.',
    alt: `The mark, the name ${brand.name}, and below it: ${brand.tagline}.`,
    image: new URL('./images/tagline-logo.png', import.meta.url).href,
  },
  {
    id: 'hero-image',
    title: 'Hero Image',
    about: 'A wide picture for the top of a page or the back of a stage.',
    alt: 'A pool with its lanes on a summer morning; a lifeguard watches from the chair.',
    image: new URL('./images/hero-image.png', import.meta.url).href,
  },
];
