import { Audiences } from './Audiences';
import { CallToAction } from '../CallToAction';
import { EarlyAccessBanner } from './EarlyAccessBanner';
import { Hero } from './Hero';
import { ProductBand } from './product/ProductBand';
import { Proof } from '../Proof';
import { Services } from './Services';
import { Testimonial } from './Testimonial';

/** The home page: what the firm does, its clients, the reasons for it, and where to go next. */
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
