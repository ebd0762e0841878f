// Written by `npm run messages` from src/domain/messages/ja.json.
import { select } from "../choose";
export const customers = {
  title: (d: { who: string; team: string }) => (select(d.who, { team: d.team + " の対応ブラウザー", other: "対応ブラウザー" })) as string,
  pageTitle: () => "対応ブラウザー",
  description: (d: { who: string; team: string }) => (select(d.who, { team: d.team + " が対応しているブラウザーとバージョンです。", other: "当サイトが対応しているブラウザーとバージョンです。" })) as string,
  intro: (d: { who: string; team: string }) => (select(d.who, { team: d.team + " は、次のバージョン以降に対応しています。", other: "当サイトは、次のバージョン以降に対応しています。" })) as string,
  browser: (d: { id: string; browser: string }) => (select(d.id, { safari_ios: "iPhone・iPad 版 Safari", samsunginternet_android: "Samsung Internet", webview_android: "Android アプリ内のブラウザー", webview_ios: "iPhone・iPad アプリ内のブラウザー", chrome_android: "Android 版 Chrome", firefox_android: "Android 版 Firefox", opera_android: "Android 版 Opera", other: d.browser })) as string,
  version: (d: { browser: string; version: string }) => (d.browser + " " + d.version) as string,
  empty: () => "ブラウザーはまだ登録されていません。",
  failed: () => "現在、ブラウザーの一覧を表示できません。ページを再読み込みしてください。",
  supported: (d: { browser: string }) => ("お使いのブラウザー（" + d.browser + "）に対応しています。") as string,
  old: (d: { browser: string }) => ("お使いのブラウザー（" + d.browser + "）への対応は終了しました。最新版に更新してください。") as string,
  dropped: (d: { browser: string }) => ("お使いのブラウザー（" + d.browser + "）には対応していません。上記のいずれかをご利用ください。") as string,
  unknown: () => "お使いのブラウザーに対応しているかどうかを判定できませんでした。上の一覧でご確認ください。",
  credit: (d: { site: string }) => (d.site + " で管理しています") as string
}
