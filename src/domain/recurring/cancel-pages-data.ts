/**
 * Where services let their customers cancel: `name, other name|address`. Each address is the service's own account or
 * cancellation page, as of 2026. Names as `canonicalMerchant` returns them.
 */
export const CANCEL_PAGES = `1Password|https://my.1password.com/billing
Adobe|https://account.adobe.com/plans
Amazon, Amazon Prime, Kindle, Kindle Unlimited|https://www.amazon.com/yourmembershipsandsubscriptions
Ancestry|https://www.ancestry.com/account/membership
Anthropic|https://claude.ai/settings/billing
Apple, Apple Music, Apple TV, Apple TV+|https://apps.apple.com/account/subscriptions
Audible|https://www.audible.com/account/overview
Blue Apron|https://www.blueapron.com/account
Canva|https://www.canva.com/settings/billing
ClassPass|https://classpass.com/settings
Coursera|https://www.coursera.org/my-purchases
Crunchyroll|https://www.crunchyroll.com/account/membership
DAZN|https://www.dazn.com/myaccount
Deezer|https://www.deezer.com/account/subscription
Disney+, Disney Plus|https://www.disneyplus.com/account
DoorDash|https://www.doordash.com/consumer/membership
Dropbox|https://www.dropbox.com/account/plan
Duolingo|https://www.duolingo.com/settings
EveryPlate|https://www.everyplate.com/account-settings
ExpressVPN|https://www.expressvpn.com/subscriptions
Financial Times|https://www.ft.com/myaccount
GitHub|https://github.com/settings/billing
GoDaddy|https://account.godaddy.com/subscriptions
Google, Google Play|https://play.google.com/store/account/subscriptions
Google One|https://one.google.com/settings
Grammarly|https://account.grammarly.com/subscription
Green Chef|https://www.greenchef.com/account-settings
HBO Max|https://www.hbomax.com/subscription
HelloFresh|https://www.hellofresh.com/account-settings
Home Chef|https://www.homechef.com/account
Hulu|https://secure.hulu.com/account
Instacart|https://www.instacart.com/store/account/instacart-plus
LinkedIn|https://www.linkedin.com/premium/manage/
McAfee|https://myaccount.mcafee.com/
Medium|https://medium.com/me/settings/membership
Microsoft, Xbox|https://account.microsoft.com/services
Netflix|https://www.netflix.com/cancelplan
Nintendo|https://ec.nintendo.com/my/membership
NordVPN|https://my.nordaccount.com/billing/my-subscriptions/
Norton|https://my.norton.com/
OpenAI|https://chatgpt.com/#settings
Oura|https://membership.ouraring.com/
Pandora|https://www.pandora.com/settings/subscription
Paramount+, Paramount Plus|https://www.paramountplus.com/account/
Patreon|https://www.patreon.com/settings/memberships
Peacock|https://www.peacocktv.com/account
Peloton|https://members.onepeloton.com/preferences/subscriptions
Planet Fitness|https://www.planetfitness.com/my-account
PlayStation|https://www.playstation.com/acct/management
Prime Video|https://www.primevideo.com/settings
Proton|https://account.proton.me/
Ring|https://ring.com/account
Scribd|https://www.scribd.com/account-settings
SiriusXM|https://care.siriusxm.com/
Skillshare|https://www.skillshare.com/settings/payments
Sling TV|https://www.sling.com/my-account
Spotify|https://www.spotify.com/account/subscription/
Squarespace|https://account.squarespace.com/
Strava|https://www.strava.com/account
Substack|https://substack.com/settings
The Economist|https://myaccount.economist.com/
The Guardian|https://manage.theguardian.com/
The New York Times|https://www.nytimes.com/account
The Wall Street Journal|https://customercenter.wsj.com/
The Washington Post|https://www.washingtonpost.com/my-post/
Tidal|https://account.tidal.com/
Todoist|https://app.todoist.com/app/settings/subscription
Twitch|https://www.twitch.tv/subscriptions
Walmart+|https://www.walmart.com/plus/account
YouTube, YouTube Premium|https://www.youtube.com/paid_memberships
YouTube TV|https://tv.youtube.com/settings/membership`;
