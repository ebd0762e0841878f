// Written by `npm run messages` from src/domain/messages/fr.json.

export const banner = {
  label: () => "À propos de votre navigateur",
  old: () => "Votre navigateur n’est plus à jour : certaines parties de ce site risquent de ne pas fonctionner. Veuillez le mettre à jour.",
  dropped: () => "Ce site ne prend pas en charge votre navigateur. Veuillez en utiliser un autre.",
  list: () => "Navigateurs pris en charge",
  close: () => "Fermer"
}
