/**
 * Services sold over the internet, the same in every country. A line: display name | category | website | further
 * spellings.
 */
export const BRANDS_DIGITAL_SERVICES = `
Apple Arcade|games|apple.com|
OneDrive|serv|onedrive.com|microsoft onedrive
Azure|serv|azure.com|microsoft azure,msft azure,=azure
Skype|phone|skype.com|microsoft skype,skype com
Eero|net|eero.com|eero plus,eero secure,amazon eero
Blink|secu|blinkforhome.com|=blink,blink subscription,amazon blink
Box|serv|box.com|=box,box com,box inc
Jira|serv|atlassian.com|atlassian jira
Dashlane|serv|dashlane.com|dashlane usa
Tailscale|serv|tailscale.com|
Vultr|serv|vultr.com|vultr by constant
Calendly|serv|calendly.com|
DocuSign|serv|docusign.com|
Loom|serv|loom.com|=loom,loom com
Miro|serv|miro.com|=miro,miro com,realtimeboard
Monday.com|serv|monday.com|monday com
ClickUp|serv|clickup.com|
Replit|serv|replit.com|replit com
ElevenLabs|serv|elevenlabs.io|elevenlabs io
Runway|serv|runwayml.com|=runway,runwayml,runway ml
Suno|music|suno.com|suno inc
Zwift|gym|zwift.com|
eHarmony|serv|eharmony.com|
EA Play|games|ea.com|ea play pro
The Atlantic|book|theatlantic.com|the atlantic magazine,the atlantic monthly
The New Yorker|book|newyorker.com|new yorker,the new yorker,new yorker mag
Bloomberg|book|bloomberg.com|bloomberg com,bloomberg lp
Xero|serv|xero.com|xero us,xero uk,xero au,xero inc
FreshBooks|serv|freshbooks.com|
Dish|tv|dish.com|=dish,dish network,dish ntwk
Setapp|serv|setapp.com|
Raycast|serv|raycast.com|
Obsidian|serv|obsidian.md|=obsidian,obsidian sync
Readwise|book|readwise.io|
Brilliant|edu|brilliant.org|=brilliant,brilliant org
Nebula|tv|nebula.tv|=nebula,nebula tv
CuriosityStream|tv|curiositystream.com|
BritBox|tv|britbox.com|
MUBI|tv|mubi.com|=mubi,mubi com
Viki|tv|viki.com|=viki,viki pass,rakuten viki
Crave|tv|crave.ca|=crave,crave ca
Rumble|tv|rumble.com|=rumble
Flo Health|serv|flo.health|flo health,flo app
Yazio|serv|yazio.com|
Lifesum|serv|lifesum.com|
Komoot|sport|komoot.com|
AllTrails|sport|alltrails.com|
Too Good To Go|food|toogoodtogo.com|toogoodtogo,tgtg
Revolut|serv|revolut.com|revolut premium,revolut metal,revolut plus
`;
