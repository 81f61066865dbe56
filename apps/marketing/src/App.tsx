import { lazyPage, NotFound } from '@platform/module-kit';
import { loadForms } from '@platform/ui';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from './pages/home/HomePage';

/* The home page is part of the module. Every other page loads when a person opens it. */
const AboutPage = lazyPage('/about', () => import('./pages/about/AboutPage').then(({ AboutPage: page }) => page));
const ApplyPage = lazyPage('/apply/:clubSlug', async () => {
  const [{ ApplyPage: page }] = await Promise.all([import('./pages/apply/ApplyPage'), loadForms()]);
  return page;
});
const ContactPage = lazyPage('/contact', () =>
  import('./pages/contact/ContactPage').then(({ ContactPage: page }) => page),
);
const PrivacyPage = lazyPage('/privacy', () =>
  import('./pages/legal/PrivacyPage').then(({ PrivacyPage: page }) => page),
);
const ServicesPage = lazyPage('/services', () =>
  import('./pages/services/ServicesPage').then(({ ServicesPage: page }) => page),
);
const TermsPage = lazyPage('/terms', () => import('./pages/legal/TermsPage').then(({ TermsPage: page }) => page));
const WhyItWorksPage = lazyPage('/why-it-works', () =>
  import('./pages/whyItWorks/WhyItWorksPage').then(({ WhyItWorksPage: page }) => page),
);

/** The public site's pages. */
export function App() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/services" element={<ServicesPage />} />
      <Route path="/why-it-works" element={<WhyItWorksPage />} />
      <Route path="/about" element={<AboutPage />} />
      <Route path="/contact" element={<ContactPage />} />
      <Route path="/terms" element={<TermsPage />} />
      <Route path="/privacy" element={<PrivacyPage />} />
      <Route path="/apply/:clubSlug" element={<ApplyPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
