import { Route, Routes } from 'react-router-dom';
import { ContactPage } from './pages/contact/ContactPage';
import { HomePage } from './pages/home/HomePage';

/** The public site's pages. */
export function App() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/contact" element={<ContactPage />} />
    </Routes>
  );
}
