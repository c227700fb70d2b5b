/** The part of the web client's page that shows a person's programs again while the code is on its way. */
import type { Plugin } from 'vite';
import { addresses } from '../web/base/addresses.ts';
import { OWNER_KEY } from '../web/base/firstVisit.ts';
import { SAVED_VERSION, savedKey } from '../web/base/savedKey.ts';
import { EARLY_HOME, KEPT_PROGRAMS, OPEN_SESSION } from '../web/program/earlyHome.ts';

/** How long the code has, from the start of the navigation, before the programs are shown (ms): on a fast link nothing may flash. */
const PATIENCE_MS = 600;
/** A page that took this long to come (ms) waited for a slow link: its code will be late, too, and would hold up a timer. */
const LATE_MS = 300;

const HOME = '<template><main><h1></h1><p></p><ul></ul></main></template>';

/**
 * Puts the programs that Home showed last into the built page (`web/program/earlyHome.ts` keeps them, and takes over). They are shown
 * only to the person whose they are, while the browser has a session. A link that is pressed before the code is there is where
 * the code begins. The gateway allows inline scripts by their hash.
 */
export const earlyHome: Plugin = {
  name: 'lading:early-home',
  apply: 'build',
  transformIndexHtml() {
    const script = `(async () => {
  const page = document.documentElement, early = document.getElementById('${EARLY_HOME}'), root = document.getElementById('root');
  let owner, kept;
  try {
    owner = localStorage.getItem('${OWNER_KEY}');
    const saved = JSON.parse(localStorage.getItem(${JSON.stringify(savedKey('$', 'panel', KEPT_PROGRAMS))}.replace('$', owner)));
    if (saved?.version === ${SAVED_VERSION}) kept = saved.value;
  } catch { return; /* forbidden, or damaged */ }
  if (!kept || kept.language !== page.lang || location.pathname !== '${addresses.home}') return;
  if (!${OPEN_SESSION}.test(document.cookie)) return;
  if (performance.now() < ${LATE_MS}) await new Promise((resolve) => setTimeout(resolve, ${PATIENCE_MS} - performance.now()));
  if (!early.isConnected || location.pathname !== '${addresses.home}') return;
  early.append(early.firstChild.content);
  early.dataset.owner = owner;
  early.querySelector('h1').textContent = kept.title;
  early.querySelector('p').textContent = kept.note;
  early.querySelector('ul').append(...kept.programs.map(({ name, to, color }) => {
    const [item, link, swatch] = ['li', 'a', 'i'].map((tag) => document.createElement(tag));
    swatch.style.background = color;
    link.href = to;
    link.append(swatch, name);
    link.onclick = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      early.hidden = true;
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    };
    item.append(link);
    return item;
  }));
  early.hidden = false;
})();`;
    return [
      { tag: 'div', attrs: { id: EARLY_HOME, hidden: true }, children: HOME, injectTo: 'body' },
      { tag: 'script', children: script, injectTo: 'body' },
    ];
  },
};
