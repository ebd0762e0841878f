import { toDraft } from '@/engines/importer/toDraft';
import { outcomesOf, read } from './readExport';

const platformsOf = (text: string) =>
  read(text).versionless.map(({ platform, count }) => `${count} ${platform}`);

describe('mapPlatform', () => {
  it('reads a table of operating systems', () => {
    const file = read(
      'Operating system,Active users\nAndroid,1204\niOS,950\nWindows,800\nMacintosh,120\nLinux,30\nChrome OS,9\nTizen,4\n(not set),2',
    );

    expect(file.versionless.map(({ platform, count }) => `${count} ${platform}`)).toEqual([
      '1204 android',
      '950 ios',
      '800 windows',
      '120 macos',
      '30 linux',
      '9 chromeos',
    ]);
    expect(file.unknowns.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect(file.isByPlatform).toBe(true);
    expect(file.notes).toEqual([expect.stringContaining('has no browser column')]);
    expect(file.notes[0]).toContain('“Operating system” counts');
  });

  it.each([
    ['Device category,Users\ndesktop,60\nmobile,35\ntablet,5', ['60 desktop', '40 mobile']],
    ['Gerätekategorie;Nutzer\nDesktop;1.200\nMobil;300', ['1200 desktop', '300 mobile']],
    ['設備,數量\n電腦,5\n手機,4', ['5 desktop', '4 mobile']],
    ['label,nb_visits\nWindows,12\nMac,8\niOS,3', ['12 windows', '8 macos', '3 ios']],
    ['name,visitors\nMac,8\nGNU/Linux,3', ['8 macos', '3 linux']],
    ['platform,users\niOS,60\nAndroid,40', ['60 ios', '40 android']],
    ['Windows 11,300\nmacOS 15.1,200\nWindows 7,1', ['301 windows', '200 macos']],
  ])('reads %j', (text, platforms) => {
    expect(platformsOf(text)).toEqual(platforms);
  });

  it('knows the release of an iPhone with a version of iOS', () => {
    expect(outcomesOf(read('OS,OS version,Users\niOS,17.2.1,9\niOS,18.6,5\nAndroid,14,7'))).toEqual(
      [
        '9 safari_ios 17.2',
        '5 safari_ios 18.6',
        '7 of some chrome_android or samsunginternet_android or firefox_android or opera_android',
      ],
    );
  });

  it('prefers a table of browsers to one of systems', () => {
    const file = read('Operating system,Users\niOS,9\n\nBrowser,Users\nSafari,9');

    expect(file.isByPlatform).toBe(false);
  });

  it('sends Macs as half Safari and half the other browsers', () => {
    const { versionless } = toDraft(read('OS,Users\nMacintosh,50\nWindows,50'), 'world');

    expect(versionless).toEqual(
      expect.arrayContaining([
        { browsers: ['safari'], weight: 0.25 },
        { browsers: ['chrome', 'edge', 'firefox', 'opera'], weight: 0.25 },
        { browsers: ['chrome', 'edge', 'firefox', 'opera', 'ie'], weight: 0.5 },
      ]),
    );
  });
});
