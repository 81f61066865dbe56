/**
 * Loader for the icons of lucide-react. Each shape has a key of six random characters, which do not compress: a page with forty icons
 * carries about half a kilobyte of them. Within an icon, a number tells shapes apart as well.
 * @param {string} source
 */
export default function shortKeys(source) {
  let count = 0;
  return source.replaceAll(/\bkey: "\w+"/g, () => `key: "${count++}"`);
}
