import { foldText } from '@/domain/foldText';

describe('foldText', () => {
  it.each([
    ['İşletim sistemi', 'isletim sistemi'],
    ['TARAYICI', 'tarayici'],
    ['tarayıcı', 'tarayici'],
    ['Système d’exploitation', "systeme d'exploitation"],
    ['browser_version', 'browser version'],
    ['Browser-Version', 'browser version'],
    ['  Ｂｒｏｗｓｅｒ\u00a0version ', 'browser version'],
  ])('compares %j as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each(['ブラウザ', '브라우저', 'เบราว์เซอร์', 'المتصفح', 'หมวดหมู่อุปกรณ์'])(
    'folds %s the same way twice',
    (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
    },
  );
});
