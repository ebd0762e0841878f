// Written by `npm run messages` from src/domain/messages/es.json.

export const banner = {
  label: () => "Acerca de su navegador",
  old: () => "Su navegador no está actualizado, por lo que es posible que algunas partes de este sitio no funcionen. Actualícelo.",
  dropped: () => "Este sitio no es compatible con su navegador. Utilice otro.",
  list: () => "Navegadores compatibles",
  close: () => "Cerrar"
}
