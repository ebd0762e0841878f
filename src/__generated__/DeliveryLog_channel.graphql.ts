/**
 * @generated SignedSource<<0f84c1f387ad539e79a10cc636d4569c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryLog_channel$data = {
  readonly deliveries: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Delivery_delivery">;
  }> | null | undefined;
  readonly " $fragmentType": "DeliveryLog_channel";
};
export type DeliveryLog_channel$key = {
  readonly " $data"?: DeliveryLog_channel$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryLog_channel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryLog_channel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Delivery",
      "kind": "LinkedField",
      "name": "deliveries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Delivery_delivery"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Channel",
  "abstractKey": null
};

(node as any).hash = "c27abf988b2b4426a8fd3dc88f19ddbc";

export default node;
