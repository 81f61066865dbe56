import { Audiences } from './Audiences';
import { CallToAction } from '../CallToAction';
import { EarlyAccessBanner } from './EarlyAccessBanner';
import { Hero } from './Hero';
import { ProductBand } from './product/ProductBand';
import { Proof } from '../Proof';
import { Services } from './Services';
import { Testimonial } from './Testimonial';

/** The front door: what the firm does, for whom, what speaks for it, and where to go next. */
export function HomePage() {
  return (
    <>
      <EarlyAccessBanner />
      <Hero />
      <Audiences />
      <Services />
      <ProductBand />
      <Proof title="Advice from people who have run the deck" />
      <Testimonial />
      <CallToAction />
    </>
  );
}
