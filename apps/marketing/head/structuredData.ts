import { brand } from '@platform/contract';
import descriptor from '../module.json' with { type: 'json' };
import { plans, type Plan } from '../src/pages/services/plans';
import { questions } from '../src/pages/services/questions';

type Node = { '@type': string } & Record<string, unknown>;

/** The firm, with the same name on every page. */
const FIRM = '/#firm';

const firm: Node = {
  '@type': 'ProfessionalService',
  '@id': FIRM,
  name: brand.name,
  url: '/',
  image: './head/home.png',
  slogan: brand.tagline,
  description: `${brand.name} is ${brand.promise}.`,
  areaServed: { '@type': 'Country', name: 'United States' },
  priceRange: '$250–$950 a month',
};

const site: Node = { '@type': 'WebSite', name: brand.name, url: '/', publisher: { '@id': FIRM } };

/** Home, then the page itself. */
function breadcrumb(path: string): Node {
  const title = descriptor.routes.find((route) => route.path === path)?.title;
  if (!title) throw new Error(`module.json has no route ${path}`);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name: title, item: path },
    ],
  };
}

function offer({ name, description, monthlyPrice, setupFee }: Plan): Node {
  return {
    '@type': 'Offer',
    name,
    description,
    url: '/services',
    price: monthlyPrice,
    priceCurrency: 'USD',
    priceSpecification: [
      {
        '@type': 'UnitPriceSpecification',
        name: 'Monthly fee',
        price: monthlyPrice,
        priceCurrency: 'USD',
        unitText: 'month',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
      },
      { '@type': 'PriceSpecification', name: 'Startup fee', price: setupFee, priceCurrency: 'USD' },
    ],
  };
}

const consulting: Node = {
  '@type': 'Service',
  serviceType: 'Consulting for seasonal, member-based clubs',
  provider: { '@id': FIRM },
  areaServed: { '@type': 'Country', name: 'United States' },
  hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Plans', itemListElement: plans.map(offer) },
};

const faq: Node = {
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

const graph = (...nodes: Node[]) => ({ '@context': 'https://schema.org', '@graph': nodes });

/** The schema.org data of each page, by the file that module.json names for it. */
export const structuredData: Record<string, object> = {
  'head/home.json': graph(firm, site),
  'head/services.json': graph(firm, consulting, faq, breadcrumb('/services')),
  'head/why-it-works.json': graph(breadcrumb('/why-it-works')),
  'head/about.json': graph(firm, { '@type': 'AboutPage', url: '/about', about: { '@id': FIRM } }, breadcrumb('/about')),
  'head/contact.json': graph(
    firm,
    { '@type': 'ContactPage', url: '/contact', about: { '@id': FIRM } },
    breadcrumb('/contact'),
  ),
  'head/terms.json': graph(breadcrumb('/terms')),
  'head/privacy.json': graph(breadcrumb('/privacy')),
};
