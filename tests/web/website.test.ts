import { expect, it } from 'vitest';
import { websiteAddress } from '../../web/kit/form/WebsiteLink.tsx';

it('a website without a scheme is linked by https', () => {
  expect(websiteAddress('greatrift.example')).toBe('https://greatrift.example/');
  expect(websiteAddress('http://greatrift.example/de?a=1')).toBe('http://greatrift.example/de?a=1');
});

it.each(['javascript:alert(1)', 'javascript://a.example/%0aalert(1)', 'data:text/html,a.b', 'ask us', 'localhost', ''])(
  '“%s” is not linked',
  (text) => expect(websiteAddress(text)).toBeNull(),
);
