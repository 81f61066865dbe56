import { sessionKey } from './sessionKey.mjs';

const BRAND_FILE = 'libs/contract/src/brand.ts';
const NAME = /Clubcrew/;
const MESSAGE = "The product's name is in the contract's brand file and nowhere else: import { brand }.";

/** Refuses the product's name in strings, templates and JSX, so that renaming the product is a change of one file. */
const productName = {
  create(context) {
    if (context.filename.replaceAll('\\', '/').endsWith(BRAND_FILE)) return {};
    const refuse = (node, text) => {
      if (NAME.test(text)) context.report({ node, message: MESSAGE });
    };
    return {
      Literal: (node) => refuse(node, String(node.value)),
      TemplateElement: (node) => refuse(node, node.value.raw),
      JSXText: (node) => refuse(node, node.value),
    };
  },
};

export default { meta: { name: 'house' }, rules: { 'product-name': productName, 'session-key': sessionKey } };
