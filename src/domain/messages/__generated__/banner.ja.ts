// Written by `npm run messages` from src/domain/messages/ja.json.

export const banner = {
  label: () => "お使いのブラウザーについて",
  old: () => "お使いのブラウザーは古いため、このサイトの一部が正しく動作しない可能性があります。最新版に更新してください。",
  dropped: () => "このサイトはお使いのブラウザーに対応していません。別のブラウザーをご利用ください。",
  list: () => "対応ブラウザー",
  close: () => "閉じる"
}
